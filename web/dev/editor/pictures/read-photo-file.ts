import type { SeenPhoto } from './photo-form.tsx';

/** Opens a photo in the browser, upright; undefined if the browser cannot show such a file. */
export async function openPhotoFile(file: File): Promise<SeenPhoto | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(image.src);
    return undefined;
  }
  return {
    source: image.src,
    size: { width: image.naturalWidth, height: image.naturalHeight },
  };
}

/** The bytes of a file in base64. */
export function bytesOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
