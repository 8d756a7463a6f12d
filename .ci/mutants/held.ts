/** The folders whose tests must kill four of five mutants. */
export const held = [
  'web/src/domain/',
  'server/leads/',
  'server/http/',
  'codegen/link/',
  'codegen/rules/',
  'codegen/validate/',
];
