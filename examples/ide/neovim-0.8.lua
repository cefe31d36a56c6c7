vim.filetype.add({ extension = { ws = 'wirespec' } })

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'wirespec',
  callback = function()
    vim.bo.commentstring = '// %s'
    vim.lsp.start({
      name = 'wirespec',
      cmd = { 'wirespec-lsp' },
      root_dir = vim.fn.getcwd(),
    })
  end,
})
