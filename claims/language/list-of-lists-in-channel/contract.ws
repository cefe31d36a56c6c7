channel Rows -> String[][] channel Note -> String?? channel Maps -> {String}[]
