/** A line of a file, as editors find it. */
export interface EditorPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** `content/pages/home.yaml:3:7` */
export function placeName({ file, line, column }: EditorPlace): string {
  return `${file}:${line}:${column}`;
}

/** The address at which the development server opens a place of the project in the editor that is running. */
export function editorAddress(project: string, place: EditorPlace): string {
  return `/__open-in-editor?file=${encodeURIComponent(`${project}/${placeName(place)}`)}`;
}
