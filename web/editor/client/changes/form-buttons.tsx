interface FormButtonsProps {
  readonly submit: string;
  readonly isDisabled: boolean;
  readonly onClose: () => void;
}

/** The end of a form: what it does, and the way out. */
export function FormButtons({ submit, isDisabled, onClose }: FormButtonsProps) {
  return (
    <span className="order">
      <button type="submit" className="main" disabled={isDisabled}>
        {submit}
      </button>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </span>
  );
}
