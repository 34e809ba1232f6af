import { useState } from 'react'
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
  keyboard: [
    { keys: 'Tab', does: 'Goes to the tab that is shown, then to its panel, and out.' },
    {
      keys: 'Left and right arrows',
      does: 'Go to the previous or the next tab and begin anew at the end; it is shown at once, or waits where panels have to be fetched.',
    },
    { keys: 'Home, End', does: 'Go to the first and the last tab.' },
    { keys: 'Enter, Space', does: 'Show the tab where it waits.' },
  ],
  specimens: [
    {
      name: 'fixed',
      render: () => (
        <Tabs label="Visits" value="all" onChange={() => {}} tabs={visits}>
          <Text>Every visit that ever was.</Text>
        </Tabs>
      ),
    },
    { name: 'automatic', conformance: 'none', render: () => <Views /> },
    { name: 'manual', conformance: 'none', render: () => <Views activation="manual" /> },
    {
      name: 'nonsense-none',
      render: () => (
        <Tabs label="Visits" value="gone" onChange={() => {}} tabs={[]}>
          <Text>There is no tab for this.</Text>
        </Tabs>
      ),
    },
    {
      name: 'nonsense-many',
      render: () => (
        <Tabs label="Options" value="option-150" onChange={() => {}} tabs={thousands.slice(0, 200)}>
          <Text>One of two hundred.</Text>
        </Tabs>
      ),
    },
    {
      name: 'nonsense-long',
      render: () => (
        <Tabs
          label={endless}
          value="long"
          onChange={() => {}}
          tabs={[
            { value: 'long', label: endless, badge: endless },
            { value: 'short', label: 'Short' },
          ]}
        >
          <Text>{endless}</Text>
        </Tabs>
      ),
    },
  ],
} satisfies SpecimenFile
