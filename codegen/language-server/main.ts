// Started by an editor, which speaks to it over standard input and output.
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from './serve.ts';

serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout));
