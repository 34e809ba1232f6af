import { buildLiveSpecimen, buildVariants, type SpecimenFile } from '@/design-system/specimen'
import { Pagination } from './Pagination'

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
}

const common = { pageSize: 10, total: 98, labels, onChange: () => {} }

export default {
  component: 'Pagination',
  purpose: 'Pasa de una página de resultados a otra.',
  keyboard: {
    Tab: 'Va del botón anterior a las páginas y al siguiente, y sale; un extremo alcanzado no se saltea.',
    'Enter, Espacio': 'Van a la página; en un extremo o en la página actual no hacen nada.',
  },
  specimens: [
    buildLiveSpecimen('turning', 1, (page, setPage) => (
      <Pagination {...common} page={page} onChange={setPage} />
    )),
    ...buildVariants(Pagination, common, {
      few: { page: 2, total: 23 },
      first: { page: 1 },
      middle: { page: 50, total: 985 },
      last: { page: 10 },
      'edge-beyond': { page: 4000 },
      'edge-before': { page: -3 },
      'edge-endless': { page: 123456789, total: 12345678901 },
    }),
    ...buildVariants(
      Pagination,
      common,
      {
        'edge-total': { page: Number.NaN, total: Number.NaN },
        'edge-size': { page: 1, pageSize: 0 },
      },
      { conformance: 'none' },
    ),
  ],
} satisfies SpecimenFile
