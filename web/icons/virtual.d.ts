declare module 'virtual:icon-sprite' {
  /** The address of the file with all icons. */
  export const spriteUrl: string;
}
