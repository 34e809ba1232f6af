import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { PhotoField } from './PhotoField'

/** An SVG drawing of a face. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9cb59f"/><circle cx="4" cy="3.4" r="1.6" fill="#f4e3d3"/><path d="M1 8a3 3 0 0 1 6 0Z" fill="#2f5d47"/></svg>',
)}`

const common = {
  label: 'Photo',
  name: 'photo',
  alt: 'Photo of Ana',
  onChange: () => {},
  labels: {
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
  purpose: 'Pide una foto y la recorta en un cuadrado.',
  keyboard: {
    Tab: 'Va al control y después al botón que quita la foto.',
    'Enter, Espacio': 'En el control: abren el diálogo del navegador; en un botón: hacen lo que dice.',
    'Izquierda, Derecha': 'En el deslizador, que toma el foco al elegir una foto: la achican o la agrandan.',
    Flechas: 'En el cuadrado del recorte: mueven la foto debajo de él.',
    Enter: 'Durante el recorte: usa la foto.',
    Escape: 'Durante el recorte: deja todo como estaba.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(PhotoField, common, {
      empty: { value: '' },
      there: { value: face },
      error: { value: '', required: true, hint: 'Of the face.', error: 'Add a photo' },
      disabled: { value: face, disabled: true },
      'edge-broken': { value: 'data:image/png,none' },
      'edge-long': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        alt: veryLongText,
        labels: { ...common.labels, change: veryLongText, remove: veryLongText },
        value: face,
      },
    }),
    ...buildLiveVariants(PhotoField, common, { choosing: { value: face } }),
  ],
} satisfies SpecimenFile
