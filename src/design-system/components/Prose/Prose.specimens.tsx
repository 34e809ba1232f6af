import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
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
          <li>The people whom it names, and nobody else.</li>
        </ul>
        <h3>What to do at the gate</h3>
        <ol>
          <li>Say whom you visit.</li>
          <li>Show the code.</li>
        </ol>
      </Prose>
    ),
    lines: { children: 'Main street 1200\nBuenos Aires' },
    'nonsense-none': {},
    'nonsense-long': () => (
      <Prose>
        <h2>{endless}</h2>
        <p>{endless}</p>
        <ul>
          <li>{endless}</li>
        </ul>
      </Prose>
    ),
  }),
} satisfies SpecimenFile
