import { fillText } from '../domain/quantity.ts';
import { Notice } from '../ui/notice.tsx';
import type { InventoryTexts } from './vehicle.ts';

interface ListFailureProps {
  reason: string;
  texts: InventoryTexts;
  onRetry: () => void;
}

/** Says that the list could not be fetched, and offers to try again. */
export function ListFailure({ reason, texts, onRetry }: ListFailureProps) {
  return (
    <div className="mt-6">
      <Notice tone="bad" role="alert">
        <p>{fillText(texts.error, { message: reason })}</p>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {texts.retry}
        </button>
      </Notice>
    </div>
  );
}
