syntax keyword wirespecKeyword type enum endpoint channel
syntax keyword wirespecMethod GET POST PUT DELETE OPTIONS HEAD PATCH TRACE
syntax keyword wirespecPrimitive String Integer Integer32 Number Number32 Boolean Bytes Unit
syntax match wirespecType /\<[A-Z]\w*\>/
syntax match wirespecStatus /\<[1-5]\d\d\>/
syntax match wirespecAnnotation /@\w\+/
syntax region wirespecString start=/"/ skip=/\\"/ end=/"/ oneline
syntax region wirespecPattern matchgroup=Delimiter start=+(/+ skip=+\\/+ end=+/g\?)+ oneline
syntax match wirespecComment +//.*$+
syntax region wirespecComment start=+/\*+ end=+\*/+

highlight default link wirespecKeyword Keyword
highlight default link wirespecMethod Constant
highlight default link wirespecPrimitive Type
highlight default link wirespecType Identifier
highlight default link wirespecStatus Number
highlight default link wirespecAnnotation PreProc
highlight default link wirespecString String
highlight default link wirespecPattern String
highlight default link wirespecComment Comment
