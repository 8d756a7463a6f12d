interface ImportMetaEnv {
  /** The address of the file with all icons, set by the build; none in tests. */
  readonly ICON_SPRITE?: string;
}
