import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { LinkRow } from './LinkRow'

const avatar = <Avatar name="Ana Ruiz" size="sm" isDecorative />
const common = { href: '#there', title: 'Ana Ruiz', detail: 'since 09:47, for 13 min' }

export default {
  component: 'LinkRow',
  purpose: 'Una fila de una lista corta, que abre lo que nombra.',
  keyboard: {
    Tab: 'Va al elemento y sale de él.',
    Enter: 'Va adonde lleva el enlace.',
  },
  specimens: buildVariants(LinkRow, common, {
    plain: {},
    'with-avatar': { leading: avatar },
    'with-meter': { leading: avatar, meter: { part: 0.4, text: 'until 13:00' } },
    warning: {
      leading: avatar,
      tone: 'warning',
      detail: 'since Saturday 14, expired pass',
      meter: { part: 1, text: 'the hours are over' },
    },
    'edge-long': {
      leading: avatar,
      title: veryLongText,
      detail: veryLongText,
      meter: { part: 7, text: 'x' },
    },
    'edge-no-number': { meter: { part: Number.NaN, text: 'unknown' } },
  }),
} satisfies SpecimenFile
