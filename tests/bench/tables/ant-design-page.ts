/**
 * Creates the source code of the page with Ant Design's table. This code is a text instead of a module, because Ant Design
 * is not a package of the portal: `build.ts` installs Ant Design in a temporary folder. `folder` is the folder that contains
 * `measure.ts` and `visits.ts`.
 */
export const createAntDesignPage = (folder: string) => `
import { ConfigProvider, Table, Tag } from 'antd'
import { createRoot } from 'react-dom/client'
import { exposeBench } from '${folder}/measure'
import { columnNames, noExitLabel, collator } from '${folder}/visits'

const columns = columnNames.map(([id, header]) => ({
  key: id,
  dataIndex: id,
  title: header,
  width: 150,
  sorter: (left, right) => collator.compare(String(left[id] ?? ''), String(right[id] ?? '')),
  render: id === 'exit' ? (exit) => exit ?? <Tag color="warning">{noExitLabel}</Tag> : undefined,
}))

const root = createRoot(document.getElementById('root'))

exposeBench({
  render: (kind, visits) =>
    root.render(
      <ConfigProvider>
        <Table
          rowKey="id"
          columns={columns}
          dataSource={visits}
          pagination={false}
          virtual={kind === 'virtual'}
          scroll={kind === 'virtual' ? { x: 1350, y: 600 } : undefined}
        />
      </ConfigProvider>,
    ),
  rowSelector: '.ant-table-tbody .ant-table-row',
  sortButtonSelector: 'thead th',
  isRendered: (kind, rowCount, visitCount) => (kind === 'virtual' ? rowCount > 0 : rowCount === visitCount),
})
`
