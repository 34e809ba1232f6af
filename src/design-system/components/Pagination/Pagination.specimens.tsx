import { useState } from 'react'
import type { SpecimenFile } from '@/design-system/specimen'
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
  purpose: 'Pasa de una página de resultados a otra.',
  keyboard: {
    Tab: 'Va del botón anterior a las páginas y al siguiente, y sale; un extremo alcanzado no se saltea.',
    'Enter, Espacio': 'Van a la página; en un extremo o en la página actual no hacen nada.',
  },
  specimens: [
    { name: 'turning', conformance: 'none', render: () => <Turning /> },
    { name: 'few', render: () => at(2, 23) },
    { name: 'first', render: () => at(1, 98) },
    { name: 'middle', render: () => at(50, 985) },
    { name: 'last', render: () => at(10, 98) },
    { name: 'nonsense-beyond', render: () => at(4000, 98) },
    { name: 'nonsense-before', render: () => at(-3, 98) },
    { name: 'nonsense-endless', render: () => at(123456789, 12345678901) },
    { name: 'nonsense-total', conformance: 'none', render: () => at(Number.NaN, Number.NaN) },
    {
      name: 'nonsense-size',
      conformance: 'none',
      render: () => <Pagination page={1} pageSize={0} total={98} labels={labels} onChange={() => {}} />,
    },
  ],
} satisfies SpecimenFile
