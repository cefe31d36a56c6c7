(define-derived-mode wirespec-mode prog-mode "Wirespec"
  (setq-local comment-start "// "))

(add-to-list 'auto-mode-alist '("\\.ws\\'" . wirespec-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(wirespec-mode . ("wirespec-lsp"))))

(add-hook 'wirespec-mode-hook #'eglot-ensure)
