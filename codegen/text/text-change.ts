/** A file with another text, or with other bytes: without `before` it comes, without `after` it goes. */
export interface TextChange<Content = string> {
  readonly file: string;
  readonly before?: Content | undefined;
  readonly after?: Content | undefined;
}
