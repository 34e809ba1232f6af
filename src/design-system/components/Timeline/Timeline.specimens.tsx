import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Timeline } from './Timeline'

export default {
  component: 'Timeline',
  purpose: 'Muestra lo que pasó, en su orden, y lo que falta.',
  specimens: buildSpecimens(Timeline, {
    events: {
      items: [
        {
          id: 1,
          tone: 'accent',
          content: (
            <>
              Sent on <time dateTime="2026-03-12T10:20:00-03:00">12-03-2026 10:20</time> by Ann
            </>
          ),
        },
        { id: 2, content: 'Two files were attached', detail: 'policy.pdf and list.csv' },
        { id: 3, tone: 'success', content: 'Bob was approved' },
        { id: 4, tone: 'danger', content: 'Carl was rejected:', detail: '“The signature is missing.”' },
        { id: 5, tone: 'warning', isAhead: true, content: 'One person is still to be decided' },
      ],
    },
    one: { items: [{ id: 1, content: 'Sent' }] },
    'edge-none': { items: [] },
    'edge-long': {
      items: [
        { id: 1, tone: 'danger', content: veryLongText, detail: veryLongText },
        { id: 2, isAhead: true, content: veryLongText },
      ],
    },
    'edge-many': {
      items: Array.from({ length: 200 }, (_, index) => ({ id: index, content: `Event ${index + 1}` })),
    },
  }),
} satisfies SpecimenFile
