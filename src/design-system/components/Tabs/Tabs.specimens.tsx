import { useState } from 'react'
import type { SpecimenFile } from '../../specimen'
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
  ],
} satisfies SpecimenFile
