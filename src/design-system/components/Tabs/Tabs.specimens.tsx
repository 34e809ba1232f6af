import { useState } from 'react'
import { buildSpecimens } from '@/design-system/build-specimens'
import { endless, thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { Tabs } from './Tabs'

const visits = [
  { value: 'current', label: 'Current', badge: 12 },
  { value: 'all', label: 'All' },
] as const

function Views({ activation }: { activation?: 'automatic' | 'manual' }) {
  const [value, setValue] = useState<'current' | 'all'>('current')
  return (
    <Tabs label="Visits" value={value} onChange={setValue} tabs={visits} activation={activation}>
      <Text>{value === 'all' ? 'Every visit that ever was.' : 'Visits that may still come in.'}</Text>
    </Tabs>
  )
}

export default {
  component: 'Tabs',
  keyboard: {
    Tab: 'Goes to the tab that is shown, then to its panel, and out.',
    'Left and right arrows':
      'Go to the previous or the next tab and begin anew at the end; it is shown at once, or waits where panels have to be fetched.',
    'Home, End': 'Go to the first and the last tab.',
    'Enter, Space': 'Show the tab where it waits.',
  },
  specimens: [
    ...buildSpecimens(
      Tabs,
      {},
      {
        fixed: {
          label: 'Visits',
          value: 'all',
          onChange: () => {},
          tabs: visits,
          children: <Text>Every visit that ever was.</Text>,
        },
        'nonsense-none': {
          label: 'Visits',
          value: 'gone',
          onChange: () => {},
          tabs: [],
          children: <Text>There is no tab for this.</Text>,
        },
        'nonsense-many': {
          label: 'Options',
          value: 'option-150',
          onChange: () => {},
          tabs: thousands.slice(0, 200),
          children: <Text>One of two hundred.</Text>,
        },
        'nonsense-long': {
          label: endless,
          value: 'long',
          onChange: () => {},
          tabs: [
            { value: 'long', label: endless, badge: endless },
            { value: 'short', label: 'Short' },
          ],
          children: <Text>{endless}</Text>,
        },
      },
    ),
    { name: 'automatic', conformance: 'none', render: () => <Views /> },
    { name: 'manual', conformance: 'none', render: () => <Views activation="manual" /> },
  ],
} satisfies SpecimenFile
