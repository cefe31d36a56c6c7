vim.filetype.add({ extension = { ws = 'wirespec' } })

vim.lsp.config('wirespec', {
  cmd = { 'wirespec-lsp' },
  filetypes = { 'wirespec' },
  root_markers = { 'package.json', 'pom.xml', 'build.gradle.kts', '.git' },
})
vim.lsp.enable('wirespec')

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'wirespec',
  callback = function()
    vim.bo.commentstring = '// %s'
  end,
})
