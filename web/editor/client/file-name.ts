/** What a file of the content is called where people read it. */
export function fileName(file: string): string {
  return file.replace(/^content\/|\.yaml$/g, '');
}
