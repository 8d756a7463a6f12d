import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { build, type Rollup } from 'vite';

import manifest from './manifest.json' with { type: 'json' };

/** The extension as Visual Studio Code installs it: a `.vsix` file, which is a ZIP archive in the layout of a package. */
export async function packageExtension(): Promise<Uint8Array> {
  const { code, moduleIds } = await bundle();
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    'extension.vsixmanifest': strToU8(packageManifest()),
    'extension/package.json': strToU8(JSON.stringify(manifest)),
    'extension/activate.js': strToU8(code),
    'extension/LICENSE.txt': readFileSync(join(import.meta.dirname, '../../../LICENSE')),
    'extension/THIRD-PARTY-NOTICES.txt': strToU8(thirdPartyNotices(moduleIds)),
  });
}

/** One file that asks for nothing but Node and the editor. */
async function bundle(): Promise<Pick<Rollup.OutputChunk, 'code' | 'moduleIds'>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(import.meta.dirname, 'activate.ts'),
      minify: true,
      rollupOptions: { external: ['vscode'], output: { format: 'cjs' } },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('the bundle is not one file');
  return chunk;
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

function packageManifest(): string {
  const { name, displayName, description, publisher, version, engines, categories } = manifest;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Categories>${categories.join(',')}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${manifest.extensionKind.join(',')}"/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

const isTerms = (name: string) => /^(?:licen[cs]e|copying|notice|thirdpartynotices)\b/i.test(name);

/** What the licenses of packages ask to be packed with their code, given the modules of a bundle by their paths. */
function thirdPartyNotices(modules: readonly string[]): string {
  const folders = modules.flatMap(
    (path) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//s.exec(path)?.[1] ?? [],
  );
  return [...new Set(folders)].sort().map(noticeOf).join('\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const terms = readdirSync(folder).filter(isTerms).sort();
  if (terms.length === 0) throw new Error(`the package ${name} comes without its license`);
  const texts = terms.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`## ${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}
