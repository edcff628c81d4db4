import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { BuiltFrom } from './Facts.tsx';

const requirement = /^(BEY-)?[A-Z]{3}-\d+$/;

/** The page of a screen: its components, and its states with the requirements that they prove. */
export const ScreenPage = () => {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Description />
      <BuiltFrom title={preparedMeta.title} />
      <Primary />
      <h2>States</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Requirements</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(csfFile.stories).map(({ id, name, tags = [] }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </th>
              <td>
                {tags
                  .filter((tag) => requirement.test(tag))
                  .map((tag) => (
                    <span key={tag}>
                      <a href={`./?path=/story/${id}&tags=${tag}`} target="_top">
                        {tag}
                      </a>{' '}
                    </span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
