import type { KeyRow } from '../../packages/ui/tools/evidence.ts';

interface KeyboardMapProps {
  readonly keys: readonly KeyRow[];
}

/** Which key does what; each row is a test that runs with `pnpm test`. */
export const KeyboardMap = ({ keys }: KeyboardMapProps) => (
  <>
    <h2>Accessibility</h2>
    <h3>Keyboard</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((row) => (
          <tr key={row.keys + row.does}>
            <th scope="row">
              <kbd>{row.keys}</kbd>
            </th>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
