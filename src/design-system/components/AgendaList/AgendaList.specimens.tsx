import type { ComponentProps } from 'react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { AgendaList } from './AgendaList'

/** Stands for the link of a router, whose content comes from the component. */
const Anchor = (props: ComponentProps<'a'>) => <a {...props} />

const createItem = (id: number, title: string, detail: string) => ({
  id,
  title,
  detail,
  label: `${title}, ${detail}`,
  start: 0,
  end: 0,
  render: <Anchor href={`#agenda-${id}`} />,
})

export default {
  component: 'AgendaList',
  purpose: 'Muestra lo previsto en un día, una cosa debajo de la otra.',
  keyboard: { Tab: 'Va a cada enlace y sale del último.', Enter: 'Abre lo que tiene el foco.' },
  specimens: buildSpecimens(AgendaList, {
    day: {
      items: [
        createItem(1, 'Grandparents', 'All day'),
        { ...createItem(2, 'Plumber', '8:00 to 9:00'), isPast: true },
        { ...createItem(3, 'Birthday', '16:00 to 21:30'), edge: 'dashed', note: 'Nobody has confirmed yet' },
        { ...createItem(4, 'Removal', '20:00 to 08:00'), edge: 'danger', note: 'It ends before it begins' },
      ],
    },
    'edge-none': { items: [] },
    'edge-long': {
      items: [
        { ...createItem(1, veryLongText, veryLongText), note: veryLongText, edge: 'danger' },
        createItem(2, '', 'All day'),
      ],
    },
    'edge-many': {
      items: Array.from({ length: 200 }, (_, index) =>
        createItem(index + 1, `Guest ${index + 1}`, 'All day'),
      ),
    },
  }),
} satisfies SpecimenFile
