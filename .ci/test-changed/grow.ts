import { randomFillSync } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq } from 'yaml';
import type { ContentFiles } from './content-files.ts';
import {
  addBrand,
  addCounty,
  addForm,
  addPage,
  addPolicy,
  addTown,
  addVehicle,
} from './records.ts';

/** Nobody says the same sentence twice. */
function paragraph(number: number): string {
  const words =
    'slowly along the quiet road to the water and back home again before the tide turns';
  return `Paragraph ${number} goes on ${words}, ${`then ${words}, `.repeat(3)}and ends.`;
}

/** Adds two sections of twelve paragraphs to every page; returns their number. */
export function lengthenPages(content: ContentFiles): number {
  const pages = content.list('pages/*.yaml').filter((file) => hasSections(content, file));
  for (const [index, file] of pages.entries()) {
    const page = content.open(file);
    for (const part of [1, 2]) {
      const first = 1000 * index + 100 * part;
      const paragraphs = Array.from({ length: 12 }, (_, each) => paragraph(first + each));
      const heading = `More to read, part ${part} of page ${index + 1}`;
      page.addIn(['sections'], page.createNode({ kind: 'text-block', heading, paragraphs }));
    }
    content.save(file, page);
  }
  return pages.length;
}

function hasSections(content: ContentFiles, file: string): boolean {
  return isSeq(content.open(file).get('sections'));
}

/** Adds many records of each noun; returns their number. */
export function addMany(content: ContentFiles): number {
  const counts = [
    [addTown, 60],
    [addVehicle, 25],
    [addPolicy, 10],
    [addPage, 12],
    [addForm, 4],
    [addBrand, 4],
    [addCounty, 3],
  ] as const;
  for (const [add, count] of counts) {
    for (let number = 1; number <= count; number += 1) add(content, number);
  }
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

const longNames = [
  ['towns/*/*.yaml', 'name', 'upon the Long Northern Shore'],
  ['counties/*.yaml', 'name', 'along the Long Northern Shore'],
  ['brands/*.yaml', 'name', 'Light Vehicle Works'],
  ['vehicles/*/*.yaml', 'model', 'EXTENDED TOURING'],
  ['policies/*.yaml', 'title', 'for Everybody Who Visits Us'],
] as const;

/** Makes the names of records long; returns how many. */
export function lengthenNames(content: ContentFiles): number {
  let count = 0;
  for (const [files, key, words] of longNames) {
    for (const file of content.list(files)) {
      const record = content.open(file);
      record.set(key, `${record.get(key)} ${words}`);
      content.save(file, record);
      count += 1;
    }
  }
  return count;
}

/** Adds a page and leads to it from the menu; returns its address. */
export function addPageToMenu(content: ContentFiles): string {
  const path = '/stories-from-the-shore';
  content.save(
    'pages/stories.yaml',
    JSON.stringify({
      path,
      type: 'about',
      title: 'Stories from the Shore',
      description: 'What happened on the way to the beach, as our visitors tell it.',
      keywords: ['stories'],
      breadcrumb: 'Stories',
      hero: { heading: 'Stories from the shore', text: 'As our visitors tell them.' },
      sections: [{ kind: 'text-block', paragraphs: [paragraph(1), paragraph(2)] }],
    }),
  );
  const navigation = content.open('navigation.yaml');
  const items = navigation.getIn(['header', 'items']);
  if (isSeq(items)) items.add(navigation.createNode({ text: 'Stories', to: path }));
  content.save('navigation.yaml', navigation);
  return path;
}

/** Shows a photo of some 20 MB on a page; returns its pixels. */
export async function addLargePhoto(project: string, content: ContentFiles): Promise<string> {
  const size = { width: 3840, height: 2160 };
  const noise = randomFillSync(Buffer.alloc((size.width * size.height * 3) / 4));
  const file = 'scenes/large.jpg';
  await sharp(noise, { raw: { width: size.width / 2, height: size.height / 2, channels: 3 } })
    .resize(size)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toFile(join(project, 'content/pictures', file));
  const pictures = content.open('pictures/pictures.yaml');
  pictures.set('large', pictures.createNode({ file, alt: 'Sand, seen from very near.' }));
  content.save('pictures/pictures.yaml', pictures);
  const [page = ''] = content
    .list('pages/*.yaml')
    .filter((name) => isMap(content.open(name).get('hero')) && content.open(name).has('picture'));
  const shown = content.open(page);
  shown.set('picture', 'large');
  content.save(page, shown);
  return `${size.width} × ${size.height} on ${page}`;
}
