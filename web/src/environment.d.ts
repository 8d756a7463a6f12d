interface ImportMetaEnv {
  /** The address of the icon sprite, set by the build; undefined in tests. */
  readonly ICON_SPRITE?: string;
}
