/** A mail server of our own: what the program sends is written into a folder, where the tests look. */

import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where Playwright's workers find the mails. */
const FOLDER = 'MAGNUMSAL_TEST_MAILS';

/** Starts the server; it ends with the process. */
export async function takeMails(folder: string): Promise<{ address: string; stop: () => void }> {
  const place = join(folder, 'mails');
  mkdirSync(place);
  process.env[FOLDER] = place;
  let count = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void talk(socket, (mail) => {
      const file = join(place, `${(count += 1)}`);
      // Nobody sees half of it.
      writeFileSync(`${file}.part`, mail);
      renameSync(`${file}.part`, `${file}.mail`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { address: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** As much of SMTP as the program speaks. */
async function talk(socket: Socket, take: (mail: string) => void): Promise<void> {
  socket.write('220 sink\r\n');
  let mail: string[] | null = null;
  for await (const line of createInterface({ input: socket })) {
    if (mail) {
      if (line !== '.') {
        mail.push(line);
        continue;
      }
      take(mail.join('\n'));
      mail = null;
      socket.write('250 taken\r\n');
    } else if (line.startsWith('DATA')) {
      mail = [];
      socket.write('354 go on\r\n');
    } else if (line.startsWith('QUIT')) {
      socket.end('221 goodbye\r\n');
    } else {
      socket.write('250 fine\r\n');
    }
  }
}

/** The mails to an address, in the order in which they came, as they were before they were encoded. */
export function mailsTo(address: string): string[] {
  const place = process.env[FOLDER] ?? '';
  const number = (file: string): number => Number(file.replace('.mail', ''));
  return readdirSync(place)
    .filter((file) => file.endsWith('.mail'))
    .sort((one, other) => number(one) - number(other))
    .map((file) => decoded(readFileSync(join(place, file), 'utf8')))
    .filter((mail) => mail.includes(`To: ${address}\n`));
}

/** Undoes what keeps lines short and plain on the way. */
function decoded(mail: string): string {
  if (!mail.includes('quoted-printable')) return mail;
  const bytes = mail.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => {
    return String.fromCharCode(parseInt(code, 16));
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
