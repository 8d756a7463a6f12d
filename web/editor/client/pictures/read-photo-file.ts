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
    size: {
      width: image.naturalWidth,
      height: image.naturalHeight,
      isCutout: isTransparent(image),
    },
  };
}

/** Whether something shows through, which makes a photo a cutout; looked at as the compiler does. */
function isTransparent(image: HTMLImageElement): boolean {
  const [canvas, side] = [document.createElement('canvas'), 64];
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, side, side);
  const { data = [] } = context?.getImageData(1, 1, side - 2, side - 2) ?? {};
  return data.some((each, index) => index % 4 === 3 && each < 250);
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
