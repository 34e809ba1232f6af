import { useState } from 'react'
import { buildSpecimens, type SpecimenFile } from '@/design-system/specimen'
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
    ...buildSpecimens(Pagination, {
      few: () => at(2, 23),
      first: () => at(1, 98),
      middle: () => at(50, 985),
      last: () => at(10, 98),
      'nonsense-beyond': () => at(4000, 98),
      'nonsense-before': () => at(-3, 98),
      'nonsense-endless': () => at(123456789, 12345678901),
    }),
    { name: 'nonsense-total', conformance: 'none', render: () => at(Number.NaN, Number.NaN) },
    {
      name: 'nonsense-size',
      conformance: 'none',
      render: () => <Pagination page={1} pageSize={0} total={98} labels={labels} onChange={() => {}} />,
    },
  ],
} satisfies SpecimenFile
