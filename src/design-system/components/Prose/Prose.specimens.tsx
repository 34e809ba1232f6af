import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Prose } from './Prose'

export default {
  component: 'Prose',
  purpose: 'Da formato a un texto largo, como los términos de uso.',
  specimens: buildSpecimens(Prose, {
    text: () => (
      <Prose>
        <h2>Entering the neighbourhood</h2>
        <p>
          The guard may ask for the document of whoever enters, and <strong>writes down the plate</strong> of
          every car.
        </p>
        <h3>What an authorization says</h3>
        <ul>
          <li>The days and hours at which it is good.</li>
          <li>The people that it names, and nobody else.</li>
        </ul>
        <h3>What to do at the gate</h3>
        <ol>
          <li>Name the person you visit.</li>
          <li>Show the code.</li>
        </ol>
      </Prose>
    ),
    lines: { children: 'Main street 1200\nBuenos Aires' },
    'edge-none': {},
    'edge-long': () => (
      <Prose>
        <h2>{veryLongText}</h2>
        <p>{veryLongText}</p>
        <ul>
          <li>{veryLongText}</li>
        </ul>
      </Prose>
    ),
  }),
} satisfies SpecimenFile
