interface FormButtonsProps {
  readonly submit: string;
  /** Whether what the form does is under way. */
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onClose: () => void;
}

/** The end of a form: what it does, and the way out. */
export function FormButtons({ submit, isPending, isDisabled, onClose }: FormButtonsProps) {
  return (
    <span className="order">
      <button type="submit" className="main" disabled={isDisabled || isPending}>
        {isPending ? 'Saving…' : submit}
      </button>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </span>
  );
}
