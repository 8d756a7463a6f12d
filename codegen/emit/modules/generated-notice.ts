/** The first line of every generated module. */
export const generatedNotice = '// Made from content/ and schema/ by codegen. Do not edit.\n\n';
