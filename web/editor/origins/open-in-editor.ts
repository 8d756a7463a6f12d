/** A line of a file, in the form editors understand. */
export interface EditorPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `content/pages/home.yaml:3:7` */
export function placeName({ file, line, column }: EditorPlace): string {
  return `${file}:${line}:${column}`;
}

/** The address at which the development server opens a place of the project in the running editor. */
export function editorAddress(project: string, place: EditorPlace): string {
  return `/__open-in-editor?file=${encodeURIComponent(`${project}/${placeName(place)}`)}`;
}
