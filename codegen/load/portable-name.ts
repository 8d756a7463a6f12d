/** Names that Windows keeps for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³]) *(?:\.|$)/i;

/** Whether every system can have a file or a folder of this name: Git on Windows could not check out another. */
export function isPortableName(name: string): boolean {
  return !device.test(name) && !/[. ]$/.test(name);
}
