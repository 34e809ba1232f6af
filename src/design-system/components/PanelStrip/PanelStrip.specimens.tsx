import { useState } from 'react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { LinkRow } from '../LinkRow/LinkRow'
import { TextLink } from '../TextLink/TextLink'
import { PanelStrip } from './PanelStrip'

const row = <LinkRow href="#row" title="Ana Ruiz" detail="since 09:47" />
const panels = [
  { id: 'inside', title: 'Inside (1)', action: <TextLink href="#all">See all</TextLink>, content: row },
  { id: 'expected', title: 'Expected (1)', content: row },
  { id: 'soon', title: 'Soon over (0)', content: 'Nothing.' },
] as const
const common = { label: 'Today', contentHeight: '8rem', open: [], onToggle: () => {} }

function TogglingStrip() {
  const [open, setOpen] = useState<string[]>([])
  const toggle = (id: string) =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((openId) => openId !== id) : [...ids, id]))
  return <PanelStrip {...common} panels={panels} open={open} onToggle={toggle} />
}

export default {
  component: 'PanelStrip',
  purpose:
    'Muestra listas cortas una al lado de la otra; en el teléfono, una abierta y las otras en botones.',
  keyboard: 'inner-components-only',
  specimens: [
    ...buildSpecimens(PanelStrip<string>, {
      open: { ...common, panels, open: ['expected'] },
      'edge-alone': { ...common, panels: panels.slice(0, 1) },
      'edge-long': {
        ...common,
        panels: ['a', 'b', 'c'].map((id) => ({ id, title: veryLongText, content: veryLongText })),
        open: ['b', 'c'],
      },
    }),
    { name: 'toggling', conformance: 'none', render: () => <TogglingStrip /> },
  ],
} satisfies SpecimenFile
