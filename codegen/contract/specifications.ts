/** A specification that a card or an offer shows, as it is declared. */
export interface ShownSpecification {
  readonly key: string;
  /** The key of its text, if it has one of its own. */
  readonly text?: string;
  /** What it is called where a section has no text for it. */
  readonly label?: string;
}

/** A filter of the catalog, as its schema says. */
export interface Filter {
  /** Its name in the address and in the content. */
  readonly name: string;
  /** What each choice is: the name of what a vehicle has there, a part of it, or bounds of a figure. */
  readonly by: 'name' | 'part' | 'band';
  /** What a vehicle has there: a specification, or another key of it. */
  readonly fact: string;
  /** The keys of the texts of its control, and of the choice that finds all. */
  readonly label: string;
  readonly all: string;
}
