import { buildLiveSpecimen, buildSpecimens } from '@/design-system/build-specimens'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { MultiSelect } from './MultiSelect'

const words = {
  open: 'Show the list',
  clear: 'Clear all',
  loading: 'Searching…',
  empty: 'No trade of that name.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 trade' : `${count} trades`),
  chosen: 'Chosen trades',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} was removed`,
  more: (count: number) => `and ${count} more`,
}
const common = {
  label: 'Trades',
  name: 'trades',
  words,
  onChange: () => {},
  options: [
    { value: 'pool', label: 'Pool' },
    { value: 'garden', label: 'Garden' },
    { value: 'roof', label: 'Roof', description: 'With insurance only', disabled: true },
    { value: 'paint', label: 'Painting' },
    { value: 'long', label: 'Cleaning of windows that are higher up than a ladder of three metres reaches' },
  ],
}

export default {
  component: 'MultiSelect',
  keyboard: {
    Tab: 'Goes to the text, to the buttons of an open list, and out again.',
    Letters: 'Open the list and narrow it down; the first match is marked.',
    'Arrow down, Arrow up': 'Open the list at its first or last; in the list, go one on or back.',
    Enter: 'Chooses what is marked or takes it out; the list stays open for the next.',
    Escape: 'Closes the list and takes back what was typed.',
    Backspace: 'In an empty text, takes out what was chosen last.',
    'Arrow left': 'In an empty text, goes to the last of what is chosen, and on to its first.',
    'Arrow right': 'Goes back through what is chosen, to the text.',
    'Home, End': 'Among what is chosen, go to its first or last.',
    Delete: 'Takes out the chosen one that has the focus.',
  },
  conformance: 'input',
  specimens: [
    ...buildSpecimens(MultiSelect, common, {
      'nothing-chosen': { value: [] },
      hint: { value: ['pool', 'garden'], hint: 'All that the worker does.' },
      error: { required: true, value: [], error: 'Choose at least one trade' },
      disabled: { disabled: true, value: ['pool', 'paint'] },
      'long-text': { value: ['long', 'pool', 'garden', 'paint'] },
      'nonsense-none': { value: ['gone'], options: [] },
      'nonsense-long': {
        label: endless,
        error: endless,
        value: ['a', 'b'],
        options: [
          { value: 'a', label: endless },
          { value: 'b', label: '' },
        ],
      },
    }),
    buildLiveSpecimen('choosing', ['garden', 'pool'], (value, setValue) => (
      <MultiSelect {...common} value={value} onChange={setValue} />
    )),
    buildLiveSpecimen<string[]>('all-or-none', [], (value, setValue) => (
      <MultiSelect
        {...common}
        words={{ ...words, all: 'Choose all', none: 'Choose none' }}
        value={value}
        onChange={setValue}
      />
    )),
    buildLiveSpecimen(
      'nonsense-thousands',
      thousands.map(({ value }) => value),
      (value, setValue) => (
        <MultiSelect
          {...common}
          words={{ ...words, all: 'Choose all', none: 'Choose none' }}
          options={thousands}
          value={value}
          onChange={setValue}
        />
      ),
    ),
  ],
} satisfies SpecimenFile
