// Writes the extension for Visual Studio Code into the folder that it is started in.
import { writeFileSync } from 'node:fs';
import { packageExtension } from './package-extension.ts';

const file = 'content-language.vsix';
writeFileSync(file, await packageExtension());
process.stdout.write(`${file}: install it with  code --install-extension ${file}\n`);
