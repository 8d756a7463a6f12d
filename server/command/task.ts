import type { Config } from '../config.ts';

/** Where the messages are stored, and the dealer's time zone. */
export interface DataLocation extends Pick<Config, 'dataDirectory' | 'databaseUrl'> {
  readonly timeZone: string;
}

/** A command's input: the word after its name, if any, and its options. */
export interface Task {
  readonly argument: string | undefined;
  readonly options: {
    readonly before?: string;
    readonly since?: string;
    readonly yes?: boolean;
  };
  readonly location: DataLocation;
}

/** The help text. */
export const usage = `Usage: npm run leads -- <command>

  list              the messages that are open
  list all          every message
  show <number>     one message in full
  find <address>    the messages of an e-mail address
  files <number>    write the files that came with a message into a new folder here
  export [file]     every message as a table for a spreadsheet (CSV)
  done <number>     mark a message as done
  retry [number]    mail a message again, or all that could not be mailed
  retry --since <day>   mail all messages received from that day on that were not mailed
  delete <number>   delete a message and its mail
  purge --before <day>  show which messages from before that day would be deleted; with --yes delete them
  backup [file]     copy the messages to a file, while the site runs
  restore-drill [file]  try whether a backup (by default the newest) can be restored
`;
