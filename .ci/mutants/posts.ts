import type { Mutant } from './mutant.ts';

const check = 'server/contact/check-message.ts';
const contact = 'server/api/contact.ts';
const answers = 'server/http/plain-answers.ts';
const rules = 'codegen/emit/form-field.ts';
const rulesTest = 'codegen/emit/form-modules.test.ts';
const test = 'server/bad-posts.test.ts';

/** One change that several rows of the same table must notice, each by itself. */
function forRows(
  change: Pick<Mutant, 'breaks' | 'file' | 'find' | 'replace'>,
  names: readonly string[],
): readonly Mutant[] {
  return names.map((name) => ({ ...change, promise: name.split(' ')[0] ?? '', test, name }));
}

/** What is posted: rows S1 to S26. */
export const postsMutants: readonly Mutant[] = [
  ...forRows(
    {
      breaks: 'what cannot be parsed counts as a fault of ours',
      file: answers,
      find: 'status >= 400 && status < 500',
      replace: 'status > 400 && status < 500',
    },
    ['S1 malformed', 'S7 utf-16'],
  ),
  ...forRows(
    {
      breaks: 'a bare value is taken for a message',
      file: contact,
      find: 'limit: bodyLimit, inflate: false',
      replace: 'limit: bodyLimit, inflate: false, strict: false',
    },
    ['S2 string', 'S2 number', 'S2 null'],
  ),
  ...forRows(
    {
      breaks: 'what is no object is checked as it is',
      file: check,
      find: 'refuseControl(input, isMultiline) : {}',
      replace: 'refuseControl(input, isMultiline) : input',
    },
    ['S3 array', 'S10 deep'],
  ),
  ...forRows(
    {
      breaks: 'any type of body is read as JSON',
      file: contact,
      find: "if (jsonType.test(request.headers['content-type'] ?? '')) return next();",
      replace: "if (request.headers['content-type'] !== jsonType.source) return next();",
    },
    ['S5 form', 'S5 text', 'S5 multipart'],
  ),
  ...forRows(
    {
      breaks: 'a charset or an encoding that nobody knows counts as a fault of ours',
      file: answers,
      find: 'status >= 400 && status < 500',
      replace: 'status >= 400 && status < 415',
    },
    ['S6 charset', 'S6 encoding'],
  ),
  ...forRows(
    {
      breaks: 'bodies may be large',
      file: contact,
      find: 'const bodyLimit = 16 * 1024;',
      replace: 'const bodyLimit = 100 * 1024;',
    },
    ['S8 17 KB', 'S10 50,000 brackets'],
  ),
  ...forRows(
    {
      breaks: 'bodies are inflated',
      file: contact,
      find: 'inflate: false',
      replace: 'inflate: true',
    },
    ['S9 gzip bomb'],
  ),
  ...forRows(
    {
      breaks: 'what came is stored, and not what was checked',
      file: check,
      find: 'fields: mapValues(result.data, toStorable)',
      replace: 'fields: mapValues(Object(input), toStorable)',
    },
    ['S11 __proto__', 'S11 constructor', 'S12 extra'],
  ),
  ...forRows(
    {
      breaks: 'a field that comes twice makes the message malformed',
      file: contact,
      find: 'limit: bodyLimit, inflate: false',
      replace:
        'limit: bodyLimit, inflate: false, verify: (_request, _response, body) => { if (/"firstName".*"firstName"/.test(String(body))) throw new SyntaxError(); }',
    },
    ['S13 twice'],
  ),
  ...forRows(
    {
      breaks: 'values of other types are made text',
      file: check,
      find: "if (typeof value !== 'string') return value;",
      replace: "if (typeof value !== 'string') return String(value);",
    },
    ['S14 list', 'S14 number'],
  ),
  ...forRows(
    {
      breaks: 'a choice of another type counts as none',
      file: check,
      find: "if (typeof value !== 'string') return value;",
      replace: "if (typeof value !== 'string') return undefined;",
    },
    ['S14 operator'],
  ),
  ...forRows(
    {
      breaks: 'NUL is text',
      file: check,
      find: "if (value.includes('\\0')) return null;",
      replace: '',
    },
    ['S15 NUL name', 'S15 NUL message', 'S15 NUL phone'],
  ),
  ...forRows(
    {
      breaks: 'half a pair is stored as it came',
      file: check,
      find: 'value.toWellFormed()',
      replace: 'value',
    },
    ['S16 half a pair'],
  ),
  {
    promise: 'S17',
    breaks: 'blanks are an answer',
    file: rules,
    find: "    'z.trim()',\n",
    replace: '',
    test: rulesTest,
    name: 'text needs one character unless more are asked for',
  },
  ...forRows(
    {
      breaks: 'every field may have lines',
      file: check,
      find: 'return !isMultiline(name) && /[\\r\\n]/.test(value) ? null : value;',
      replace: "return isMultiline(name) ? value : value.replace(/[\\r\\n]/g, ' ');",
    },
    ['S18 CR LF name', 'S18 LF phone'],
  ),
  ...forRows(
    {
      breaks: 'no field may have lines',
      file: check,
      find: '!isMultiline(name) &&',
      replace: '',
    },
    ['S18 lines'],
  ),
  ...['S19', 'S20'].map((promise) => ({
    promise,
    breaks: 'whatever holds an @ is an address',
    file: rules,
    find: '`z.email(${quoted(message)})`',
    replace: '`z.regex(/@/${argument(message)})`',
    test: rulesTest,
    name: 'an e-mail address',
  })),
  {
    promise: 'S21',
    breaks: 'the longest length is not held',
    file: rules,
    find: '`z.maxLength(${limit},',
    replace: '`z.maxLength(${2 * limit},',
    test: rulesTest,
    name: 'a telephone number with its bounds',
  },
  {
    promise: 'S22',
    breaks: 'a cell may begin like a formula',
    file: 'server/command/csv.ts',
    find: "formulaStart.test(value) ? `'${value}` : value",
    replace: 'value',
    test: 'server/command/command.test.ts',
    name: 'a table for a spreadsheet runs no formula',
  },
  {
    promise: 'S22',
    breaks: 'wide letters begin no formula',
    file: 'server/command/csv.ts',
    find: '\\uff1d\\uff0b\\uff0d\\uff20',
    replace: '',
    test: 'server/command/command.test.ts',
    name: 'is no formula',
  },
  {
    promise: 'S22',
    breaks: 'a message may write to the terminal as it likes',
    file: 'server/command/show-leads.ts',
    find: '...fields.map(visibleLines),',
    replace: '...fields.map((each) => (visibleLines(each) ? each : each)),',
    test: 'server/command/command.test.ts',
    name: 'messages are listed, shown and marked as done beside the running server',
  },
  ...forRows(
    {
      breaks: 'what begins like a formula is stored otherwise',
      file: check,
      find: 'value.toWellFormed()',
      replace: 'value.toWellFormed().replace(/^[=@]/, "\'")',
    },
    ['S22 formula'],
  ),
  ...forRows(
    {
      breaks: 'markup is taken out of messages',
      file: check,
      find: 'value.toWellFormed()',
      replace: "value.toWellFormed().replace(/<[^>]*>/g, '')",
    },
    ['S23 markup'],
  ),
  {
    promise: 'S23',
    breaks: 'the mail has a part in HTML',
    file: 'server/mail/create-mailer.ts',
    find: '{ ...mail, to: [...to] }',
    replace: '{ ...mail, to: [...to], html: mail.text }',
    test: 'server/mail/delivery.test.ts',
    name: 'a stored lead is mailed at once, to every address',
  },
  ...forRows(
    {
      breaks: 'marks of direction are refused',
      file: check,
      find: "if (value.includes('\\0')) return null;",
      replace: 'if (/[\\0\\u202e]/.test(value)) return null;',
    },
    ['S24 bidi'],
  ),
  {
    promise: 'S24',
    breaks: 'the subject of the mail has words of the visitor',
    file: 'server/mail/lead-mail.ts',
    find: "chosen.join(', ') : 'Contact message'",
    replace: "chosen.join(', ') + Object.values(values)[0] : 'Contact message'",
    test: 'server/mail/lead-mail.test.ts',
    name: 'no word of the visitor stands in the subject',
  },
  ...forRows(
    {
      breaks: 'the second fault is named in place of the first',
      file: contact,
      find: "const [error = 'Invalid message']",
      replace: "const [, error = 'Invalid message']",
    },
    [
      'S4 empty',
      'S25 no first name',
      'S25 no last name',
      'S25 e-mail',
      'S25 nine characters',
      'S25 nine letters',
      'S25 interest',
    ],
  ),
  {
    promise: 'S25',
    breaks: 'no choice is the first choice',
    file: rules,
    find: 'return first === undefined ? choice :',
    replace: 'return first !== null ? choice :',
    test: rulesTest,
    name: 'a choice with a first value',
  },
  {
    promise: 'S25',
    breaks: 'the form says it in other words',
    file: 'content/forms/contact.yaml',
    find: 'message: First name is required',
    replace: 'message: Please give your first name',
    test: 'web/e2e/api.test.ts',
    build: true,
  },
  {
    promise: 'S26',
    breaks: 'six messages a minute are taken',
    file: 'server/limits/contact-limits.ts',
    find: "{ name: 'minute', limit: 5,",
    replace: "{ name: 'minute', limit: 6,",
    test: 'server/limits/contact-limits.test.ts',
    name: 'the sixth message of a minute is refused',
  },
  {
    promise: 'S26',
    breaks: 'a refusal leaves the visitor without a way',
    file: contact,
    find: '`Too many messages. Please call ${phone}.`',
    replace: "'Too many messages.'",
    test: 'server/limits/contact-limits.test.ts',
    name: 'the sixth message of a minute is refused',
  },
];
