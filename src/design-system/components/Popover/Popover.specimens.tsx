import { Info } from 'lucide-react'
import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { TextLink } from '../TextLink/TextLink'
import { Popover } from './Popover'

const common = { label: 'Which document do I need?', closeLabel: 'Close' }

export default {
  component: 'Popover',
  purpose: 'Explica algo a pedido, al lado del control.',
  keyboard: {
    'Enter, Espacio': 'En el botón: lo abren y van a él.',
    Tab: 'Recorre su contenido y termina en el botón que lo cierra.',
    Escape: 'Lo cierra y vuelve al botón.',
  },
  specimens: buildVariants(Popover, common, {
    help: () => (
      <Popover {...common} title="The document">
        <p>The one that you show at the gate: an identity card or, for those from abroad, a passport.</p>
        <TextLink href="#Popover">All kinds of documents</TextLink>
      </Popover>
    ),
    'icon-alone': {
      label: 'About the time',
      isLabelHidden: true,
      icon: <Info aria-hidden="true" />,
      children: <p>Hours are those of the neighbourhood, wherever you are.</p>,
    },
    'with-controls': {
      label: 'What is new',
      title: 'What is new',
      align: 'end',
      children: (close) => (
        <>
          <p>Vehicles can now be lent to your guests.</p>
          <Button size="sm" onClick={close}>
            Understood
          </Button>
        </>
      ),
    },
    'edge-none': { children: null },
    'edge-long': { title: veryLongText, children: <p>{veryLongText.repeat(5)}</p> },
  }),
} satisfies SpecimenFile
