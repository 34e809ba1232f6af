import { useState } from 'react'
import type { SpecimenFile } from '../../specimen'
import { Pagination } from './Pagination'

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
}

function Turning() {
  const [page, setPage] = useState(1)
  return <Pagination page={page} pageSize={10} total={98} labels={labels} onChange={setPage} />
}

const at = (page: number, total: number) => (
  <Pagination page={page} pageSize={10} total={total} labels={labels} onChange={() => {}} />
)

export default {
  component: 'Pagination',
  specimens: [
    { name: 'turning', conformance: 'none', render: () => <Turning /> },
    { name: 'few', render: () => at(2, 23) },
    { name: 'first', render: () => at(1, 98) },
    { name: 'middle', render: () => at(50, 985) },
    { name: 'last', render: () => at(10, 98) },
  ],
} satisfies SpecimenFile
