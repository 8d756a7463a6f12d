/** Why a change cannot be made, in a sentence for whoever asked for it. */
export interface Refusal {
  readonly refused: string;
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
