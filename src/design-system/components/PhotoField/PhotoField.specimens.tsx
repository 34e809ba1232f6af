import { Live } from '@/design-system/Live'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { PhotoField } from './PhotoField'

/** A drawn face, so that no photo has to be kept. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9cb59f"/><circle cx="4" cy="3.4" r="1.6" fill="#f4e3d3"/><path d="M1 8a3 3 0 0 1 6 0Z" fill="#2f5d47"/></svg>',
)}`

const common = {
  label: 'Photo',
  name: 'photo',
  alt: 'Photo of Ana',
  onChange: () => {},
  words: {
    choose: 'Choose a photo',
    change: 'Choose another',
    remove: 'Remove the photo',
    area: 'What is kept of the photo; the arrows move it',
    zoom: 'Zoom',
    use: 'Use this photo',
    cancel: 'Leave it',
    unreadable: 'That is no photo: choose one of type JPEG, PNG or WebP.',
    tooLarge: 'That photo is too large.',
  },
}

export default {
  component: 'PhotoField',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the control, then to the button that removes the photo.' },
    {
      keys: 'Enter, Space',
      does: 'On the control: opens the browser’s dialog; on a button: does what it says.',
    },
    {
      keys: 'Left, Right',
      does: 'On the slider, where the focus is once a photo was chosen: make the photo smaller or larger.',
    },
    { keys: 'Arrows', does: 'On the square that is kept: move the photo below it.' },
    { keys: 'Enter', does: 'While a photo is cropped: uses it.' },
    { keys: 'Escape', does: 'While a photo is cropped: leaves everything as it was.' },
  ],
  specimens: [
    { name: 'empty', conformance: 'input', render: () => <PhotoField {...common} value="" /> },
    { name: 'there', conformance: 'input', render: () => <PhotoField {...common} value={face} /> },
    {
      name: 'error',
      conformance: 'input',
      render: () => <PhotoField {...common} value="" required hint="Of the face." error="Add a photo" />,
    },
    {
      name: 'disabled',
      conformance: 'input',
      render: () => <PhotoField {...common} value={face} disabled />,
    },
    {
      name: 'choosing',
      conformance: 'none',
      render: () => (
        <Live<File | string> initial={face}>
          {(value, setValue) => <PhotoField {...common} value={value} onChange={setValue} />}
        </Live>
      ),
    },
    {
      name: 'nonsense-broken',
      conformance: 'input',
      render: () => <PhotoField {...common} value="data:image/png,none" />,
    },
    {
      name: 'nonsense-long',
      conformance: 'input',
      render: () => (
        <PhotoField
          {...common}
          label={endless}
          hint={endless}
          error={endless}
          alt={endless}
          words={{ ...common.words, change: endless, remove: endless }}
          value={face}
        />
      ),
    },
  ],
} satisfies SpecimenFile
