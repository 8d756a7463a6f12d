/** Size of a preview in pixels. */
export const previewSize = { width: 1200, height: 630 };
