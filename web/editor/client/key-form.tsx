import { useState } from 'react';
import { takeKey } from './edit-key.ts';

/** Asks for the address with the key of this run, which only the terminal shows. */
export function KeyForm() {
  const [address, setAddress] = useState('');
  return (
    <form
      className="key"
      onSubmit={(event) => {
        event.preventDefault();
        if (takeKey(address)) location.reload();
      }}
    >
      <label>
        To edit, open the address that <code>make dev</code> shows in its terminal, or paste it
        here:
        <input value={address} onChange={({ target }) => setAddress(target.value)} />
      </label>
      <button type="submit">Go on</button>
    </form>
  );
}
